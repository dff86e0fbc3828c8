import { PAYLOADS, type Payload } from './payloads';

/** Tells that a payload is on the page. */
export const MARK = '‹p›';

export type Dose = 'alone' | 'blocks';

export interface Dealer {
  readonly next: () => string;
  readonly dealt: () => number;
}

const BLOCK = 20;
const STEP = 29;

export function createDealer(
  round: number,
  dose: Dose,
  payloads: readonly Pick<Payload, 'text'>[] = PAYLOADS,
): Dealer {
  const size = dose === 'alone' ? 1 : BLOCK;
  let dealt = 0;
  let at = round * STEP;
  return {
    next() {
      const texts = Array.from(
        { length: size },
        (_, index) => payloads[(at + index) % payloads.length]?.text ?? '',
      );
      at += size;
      const text = texts.join(' ');
      // The mark is commented out, so that `javascript:` addresses still run.
      dealt += size;
      return `${text}${/^\W*j\W*a\W*v\W*a/i.test(text) ? '//' : ''}${MARK}`;
    },
    dealt: () => dealt,
  };
}

export type Kept = 'little' | 'ids';

interface Place {
  readonly path: string;
  readonly key: string;
  readonly kept: Kept;
}

const IDS =
  /^(_links|_embedded\.key|id|key|formKey|rel|method|href|resource|itemType|permissionName|.*(DefinitionId|DefinitionKey|InstanceId|ExecutionId|executionId|taskId|TaskId|activityId|ActivityId|deploymentId|DeploymentId|decisionId|variableInstanceId))$/;
const KINDS = /^(type|operator|.*(state|State))$/;
const PLAIN = /^(\d+|[A-Z][A-Z_]+|true|false|\d{4}-\d\d-\d\dT[\d:.+-]+|P\d?.*|default|demo)$/;
const CHOSEN = /^(user|group|tenant|user\/[^/]+\/profile|identity\/groups)$/;
const SAYS =
  /name|description|comment|message|label|title|tag|annotation|url|owner|businessKey|email|tenant/i;
const MAPS = /(^|\/)(variables|localVariables|form-variables)$/;

export function pathOf(url: string): string {
  const [, path = ''] = /\/engine\/engine\/[^/]+\/([^?]*)/.exec(url) ?? [];
  return path
    .split('/')
    .map((part, index) => (index % 2 === 0 || /^[a-z]+([A-Z-][a-z]+)*$/.test(part) ? part : '{}'))
    .join('/');
}

export function poisoned(body: unknown, dealer: Dealer, path = '', kept: Kept = 'little'): unknown {
  const whole = poisonedValue(body, dealer, { path, key: '', kept });
  if (!MAPS.test(path) || typeof whole !== 'object' || whole === null) return whole;
  return { ...whole, ...hostileVariables(dealer) };
}

function poisonedValue(value: unknown, dealer: Dealer, place: Place): unknown {
  const { key } = place;
  if (typeof value === 'string') return isKept(value, place) ? value : poisonedText(value, dealer, place);
  if (value === null)
    return SAYS.test(key) && !/Id$/.test(key.replace('tenantId', '')) ? dealer.next() : null;
  if (Array.isArray(value)) return value.map((one) => poisonedValue(one, dealer, place));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === '_links' ? one : poisonedValue(one, dealer, { ...place, key: name }),
    ]),
  );
}

function isKept(value: string, { path, key, kept }: Place): boolean {
  if (key === 'id' && CHOSEN.test(path)) return false;
  if (IDS.test(key)) return true;
  return kept === 'little' ? KINDS.test(key) || PLAIN.test(value) : /^(\d+|true|false)$/.test(value);
}

function poisonedText(text: string, dealer: Dealer, place: Place): string {
  if (text.startsWith('<?xml')) return poisonedXml(text, dealer.next);
  const json = /^[[{]/.test(text) ? parsed(text) : undefined;
  return json === undefined ? dealer.next() : JSON.stringify(poisonedValue(json, dealer, place));
}

function hostileVariables({ next }: Dealer): Readonly<Record<string, unknown>> {
  const variables = [
    { type: 'String', value: next() },
    { type: 'Xml', value: next() },
    { type: 'Json', value: next() },
    {
      type: 'Object',
      value: next(),
      valueInfo: {
        objectTypeName: next(),
        serializationDataFormat: next(),
      },
    },
    {
      type: 'File',
      value: null,
      valueInfo: { filename: next(), mimeType: next(), encoding: next() },
    },
    { type: 'Date', value: next() },
    { type: 'Long', value: next() },
    { type: 'Bytes', value: next() },
    { type: next(), value: next() },
  ];
  return Object.fromEntries(variables.map((variable) => [next(), { valueInfo: {}, ...variable }]));
}

function poisonedXml(xml: string, next: () => string): string {
  return xml
    .replace(
      /(\s(?:name|label|camunda:versionTag|defaultValue)=)"[^"]*"/g,
      (_, start: string) => `${start}"${escaped(next())}"`,
    )
    .replace(
      /(<(?:\w+:)?(?:documentation|text|description)(?: [^>]*)?>)[^<]*(<\/)/g,
      (_, start: string, end: string) => `${start}${escaped(next())}${end}`,
    );
}

function escaped(text: string): string {
  return (
    text
      // XML cannot represent these characters.
      .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('"', '&quot;')
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
