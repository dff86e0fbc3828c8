export const STYLE_TEXT = 'data-taskweave-css';
export const HANDLER_CODE = 'data-taskweave-code-';
/** A script of an unknown type is inert text. */
export const STYLE_SHEET_TYPE = 'text/x-taskweave-style';

const WITHOUT_TAGS = /^(?:script|style|textarea|title)$/i;
const ATTRIBUTE = /([\s"'/])([^\s=>"'/]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** The CSP refuses and reports styles and inline handlers even in an inert document, so they are renamed in the HTML source, in linear time. */
export function hideRefused(html: string): string {
  const beginning = /<(?:!--|([a-z][^\s/>]*))/gi;
  let hidden = '';
  let done = 0;
  for (let found = beginning.exec(html); found !== null; found = beginning.exec(html)) {
    const [, name] = found;
    const end = name === undefined ? endOfComment(html, found.index) : endOfTag(html, beginning.lastIndex);
    // Browsers also treat the rest as a comment, or as a tag that never renders.
    if (end === -1) break;
    hidden += html.slice(done, found.index);
    const tag = html.slice(found.index, end);
    done = end;
    if (name === undefined) hidden += tag;
    else if (!WITHOUT_TAGS.test(name)) hidden += hideAttributes(tag);
    else {
      const closing = closingTag(html, name, end);
      const content = html.slice(end, closing.start);
      done = closing.end;
      hidden +=
        name.toLowerCase() === 'style'
          ? `<script type="${STYLE_SHEET_TYPE}">${content}</script>`
          : hideAttributes(tag) + content + html.slice(closing.start, closing.end);
    }
    beginning.lastIndex = done;
  }
  return hidden + html.slice(done);
}

function endOfComment(html: string, start: number): number {
  const end = /--!?>/g;
  // `<!-->` is a complete comment.
  end.lastIndex = start + 2;
  return end.test(html) ? end.lastIndex : -1;
}

function endOfTag(html: string, from: number): number {
  const part = /=\s*(["'])|>/g;
  part.lastIndex = from;
  for (let found = part.exec(html); found !== null; found = part.exec(html)) {
    const [, quote] = found;
    if (quote === undefined) return part.lastIndex;
    const close = html.indexOf(quote, part.lastIndex);
    if (close === -1) return -1;
    part.lastIndex = close + 1;
  }
  return -1;
}

function closingTag(
  html: string,
  name: string,
  from: number,
): { readonly start: number; readonly end: number } {
  const closing = /<\/(script|style|textarea|title)\s*>/gi;
  closing.lastIndex = from;
  for (let found = closing.exec(html); found !== null; found = closing.exec(html)) {
    if (found[1]?.toLowerCase() === name.toLowerCase()) return { start: found.index, end: closing.lastIndex };
  }
  return { start: html.length, end: html.length };
}

function hideAttributes(tag: string): string {
  return tag.replace(ATTRIBUTE, (all: string, before: string, name: string, value = '') => {
    const lower = name.toLowerCase();
    if (lower === 'style') return `${before}${STYLE_TEXT}${value}`;
    return /^on[a-z]+$/.test(lower) ? `${before}${HANDLER_CODE}${lower}${value}` : all;
  });
}
