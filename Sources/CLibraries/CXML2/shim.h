#include <libxml/xmlversion.h>
// libxml2 built with ICU would bring ICU's types in, and Foundation brings its own copy of those: the
// two may not meet in one Swift module. Only the tail of a struct that nobody here makes depends on it.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>
