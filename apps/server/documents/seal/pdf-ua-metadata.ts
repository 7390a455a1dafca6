const identification =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

/** PDF/A accepts only properties with a schema; this is the one of PDF/UA. */
const schema =
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>' +
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>' +
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">' +
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>' +
  '<pdfaProperty:category>internal</pdfaProperty:category>' +
  '<pdfaProperty:description>Version of PDF/UA that the file meets</pdfaProperty:description>' +
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>'

const endOfSchemas = '</rdf:Bag></pdfaExtension:schemas>'

/** The XMP metadata stream with the PDF/UA-1 identifier (ISO 14289-1), which Typst cannot write together with PDF/A-2a. */
export function withPdfUa(metadataObject: string): string {
  const start = metadataObject.indexOf('stream') + 'stream'.length
  const xmp = metadataObject.slice(start, metadataObject.lastIndexOf('endstream')).trim()
  if (!xmp.includes(endOfSchemas) || !xmp.includes('</rdf:RDF>'))
    throw new Error('The XMP metadata is not as expected')
  const updated = xmp
    .replace(endOfSchemas, () => schema + endOfSchemas)
    .replace('</rdf:RDF>', () => `${identification}</rdf:RDF>`)
  return `<</Type/Metadata/Subtype/XML/Length ${updated.length}>>\nstream\n${updated}\nendstream`
}
