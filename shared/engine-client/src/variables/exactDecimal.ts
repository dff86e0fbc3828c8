const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,9}))?$/i;

export function isExact(text: string): boolean {
  const digits = plainDigits(text);
  return digits !== null && digits === plainDigits(String(Number(text)));
}

export function isDecimal(text: string): boolean {
  return plainDigits(text) !== null;
}

function plainDigits(text: string): string | null {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  const digits = `${whole}${fraction}`;
  if (digits === '') return null;
  const significant = digits.replace(/^0+/, '');
  const trimmed = withoutLastZeros(significant);
  if (trimmed === '') return '0';
  const power = Number(exponent) - fraction.length + significant.length - trimmed.length;
  return `${sign === '-' ? '-' : ''}${trimmed}e${power}`;
}

function withoutLastZeros(digits: string): string {
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
}
