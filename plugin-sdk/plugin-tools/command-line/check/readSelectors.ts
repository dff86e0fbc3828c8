export interface FoundSelector {
  readonly selector: string;
  /** Inside `@scope`, which holds it within the elements that the scope names. */
  readonly isScoped: boolean;
}

/** At-rules whose blocks hold rules; other blocks (`@font-face`, `@keyframes`) hold none that match elements. */
const GROUPS = /^@(media|supports|layer|container|scope|starting-style)\b/;

/**
 * The selectors of a style sheet, one by one. Nested rules belong to the rule around them and are left out.
 *
 * @example readSelectors('@media print { .a, h1 { color: red } }')
 * // [{ selector: '.a', isScoped: false }, { selector: 'h1', isScoped: false }]
 */
export function readSelectors(css: string): readonly FoundSelector[] {
  const text = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    // Braces and commas in texts are none.
    .replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""');
  const found: FoundSelector[] = [];
  const open: { readonly isGroup: boolean; readonly isScope: boolean }[] = [];
  let prelude = '';
  for (const sign of text) {
    if (sign === '{') {
      const head = prelude.trim();
      const isGroup = GROUPS.test(head);
      const isRule = !head.startsWith('@') && open.every((block) => block.isGroup);
      if (isRule) {
        const isScoped = open.some((block) => block.isScope);
        found.push(...splitList(head).map((selector) => ({ selector, isScoped })));
      }
      open.push({ isGroup, isScope: head.startsWith('@scope') && head !== '@scope' });
      prelude = '';
    } else if (sign === '}') {
      open.pop();
      prelude = '';
    } else if (sign === ';') prelude = '';
    else prelude += sign;
  }
  return found;
}

/** Splits at the commas outside of brackets: `:is(a, b), c` are two. */
function splitList(list: string): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim().replaceAll(/\s+/g, ' ')).filter((part) => part !== '');
}
