const MODEL = 'https://www.omg.org/spec/DMN/20191111/MODEL/';
const DRAWING = 'https://www.omg.org/spec/DMN/20191111/DMNDI/';

/** The library reads DMN 1.3 only; drawings of 1.1, which every tool wrote in its own way, are dropped. */
export function modernDmn(xml: string): string {
  return xml
    .replace(/http:\/\/www\.omg\.org\/spec\/DMN\/(?:20151101\/dmn(?:\d\d)?\.xsd|20180521\/MODEL\/)/g, MODEL)
    .replaceAll('http://www.omg.org/spec/DMN/20180521/DMNDI/', DRAWING);
}
