export function warningTexts(warnings: readonly unknown[]): readonly string[] {
  return [...new Set(warnings.map(textOf).filter((text) => text !== ''))];
}

function textOf(warning: unknown): string {
  if (typeof warning === 'string') return warning.trim();
  const message =
    typeof warning === 'object' && warning !== null ? Reflect.get(warning, 'message') : undefined;
  return typeof message === 'string' ? message.trim() : '';
}
