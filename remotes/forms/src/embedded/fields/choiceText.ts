import { parseJson, writeJson } from '../variables/jsonDigits';
import { isScriptText, toControlText } from '../variables/scriptText';

export function choiceText(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? (writeJson(value) ?? '')
    : toControlText(value, undefined);
}

export function likeOthers(text: string, others: readonly unknown[]): unknown {
  const [kind] = others.map((other) => typeof other);
  if (kind === undefined || kind === 'string' || !isScriptText(text, 'Json')) return text;
  const value = parseJson(text);
  return others.every((other) => other === null || typeof other === typeof value) ? value : text;
}
