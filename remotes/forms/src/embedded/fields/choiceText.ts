import { keepItemDigits, parseJson, writeJson } from '../variables/jsonDigits';
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

/** What is entered as the items of a list: those that the list has stay as they are. */
export function likeItems(items: readonly unknown[], list: unknown): readonly unknown[] {
  const before: readonly unknown[] = Array.isArray(list) ? list : [];
  const known = new Map(before.map((item) => [choiceText(item), item]));
  const entered = items.map(choiceText).map((text) => known.get(text) ?? likeOthers(text, before));
  return keepItemDigits(entered, before);
}
