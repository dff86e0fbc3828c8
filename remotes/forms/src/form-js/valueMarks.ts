import { attributesOf, setAttribute } from '../embedded/source/elementAccess';

const MARK = /tw0v((?:[\da-f]{4})+)v0wt/g;

/** The mark must be a plain word that is inert in Markdown and HTML. */
export function markOf(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  if (text === '') return '';
  const units = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `tw0v${units.join('')}v0wt`;
}

export function fillIn(content: DocumentFragment): void {
  for (const node of textsIn(content)) node.replaceWith(...linesOf(valuesIn(node.data)));
  for (const element of content.querySelectorAll('*')) {
    for (const { name, value } of attributesOf(element)) {
      if (hasMark(value)) setAttribute(element, name, valuesIn(value));
    }
  }
}

function textsIn(content: DocumentFragment): readonly Text[] {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode() !== null) {
    const { currentNode: node } = walker;
    if (node instanceof Text && hasMark(node.data)) found.push(node);
  }
  return found;
}

function hasMark(text: string): boolean {
  return text.includes('tw0v');
}

function valuesIn(text: string): string {
  return text.replace(MARK, (_mark, units: string) =>
    units.replace(/.{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16))),
  );
}

function linesOf(text: string): readonly (string | HTMLElement)[] {
  return text
    .split(/\r\n|[\r\n]/)
    .flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line]));
}
