const MODEL = 'https://www.omg.org/spec/DMN/20191111/MODEL/';
const DRAWING = 'https://www.omg.org/spec/DMN/20191111/DMNDI/';

/**
 * The same model in DMN 1.3, the only one that the library reads. Engines run tables of 1.1 and 1.2 too, which say the same by
 * other namespaces; drawings of 1.1, which every tool had its own way for, are left out.
 */
export function modernDmn(xml: string): string {
  return xml
    .replace(/http:\/\/www\.omg\.org\/spec\/DMN\/(?:20151101\/dmn(?:\d\d)?\.xsd|20180521\/MODEL\/)/g, MODEL)
    .replaceAll('http://www.omg.org/spec/DMN/20180521/DMNDI/', DRAWING);
}
