/** `1234.5` → `€1,234.50`, as it is written where the language is spoken. */
export function formatAmount(amount: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(amount);
}
