export type DocumentKind = 'pdf' | 'picture' | 'text';

/** SVG images can run scripts, so they are not listed. */
const PICTURES = new Set(['avif', 'bmp', 'gif', 'jpeg', 'jpg', 'png', 'webp']);
const TEXTS = new Set(['csv', 'json', 'log', 'markdown', 'md', 'plain', 'tsv', 'txt', 'xml', 'yaml', 'yml']);
const UNKNOWN = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** By its type, or by the end of its name where the type says nothing. */
export function documentKind(mimeType: string, name: string): DocumentKind | null {
  const type = mimeType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!UNKNOWN.has(type)) return kindOfType(type);
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (end === 'pdf') return 'pdf';
  if (PICTURES.has(end)) return 'picture';
  return name.includes('.') && TEXTS.has(end) ? 'text' : null;
}

function kindOfType(type: string): DocumentKind | null {
  const [group, detail = ''] = type.split('/', 2);
  if (type === 'application/pdf') return 'pdf';
  if (group === 'image') return PICTURES.has(detail) ? 'picture' : null;
  if (group === 'text') return 'text';
  return group === 'application' && TEXTS.has(detail) ? 'text' : null;
}
