import { parseJson, writeJson } from '../variables/jsonDigits';
import { isScriptText, toControlText } from '../variables/scriptText';

/** The text by which a control offers a value. */
export function choiceText(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? (writeJson(value) ?? '')
    : toControlText(value, undefined);
}

/** What is offered as a text, as a value of the same kind as others. */
export function likeOthers(text: string, others: readonly unknown[]): unknown {
  const [kind] = others.map((other) => typeof other);
  if (kind === undefined || kind === 'string' || !isScriptText(text, 'Json')) return text;
  const value = parseJson(text);
  return others.every((other) => other === null || typeof other === typeof value) ? value : text;
}
