import { PAYLOADS, type Payload } from './payloads';

/** `alone`: one payload for each text; `blocks`: twenty for each. */
export type Dose = 'alone' | 'blocks';

/** Deals out payloads, so that over some rounds each text meets each of them. */
export interface Dealer {
  /**
   * A payload, and behind it a mark by which it is found again on the page.
   *
   * @param field what it stands in for: `incident#incidentMessage`
   */
  readonly next: (field: string) => string;
  readonly dealt: () => number;
  /** What a mark stands behind. */
  readonly fieldOf: (mark: number) => string | undefined;
}

const BLOCK = 20;

/**
 * @param round where it begins; each has its own beginnings of blocks as well
 * @param payloads what it deals out; the whole corpus unless said otherwise
 */
export function createDealer(
  round: number,
  dose: Dose,
  payloads: readonly Pick<Payload, 'text'>[] = PAYLOADS,
): Dealer {
  const size = dose === 'alone' ? 1 : BLOCK;
  const marked: string[] = [];
  let at = round * 29;
  return {
    next(field) {
      const texts = Array.from(
        { length: size },
        (_, index) => payloads[(at + index) % payloads.length]?.text ?? '',
      );
      at += size;
      const text = texts.join(' ');
      // What runs as the address of a script still does.
      return `${text}${/^\W*j\W*a\W*v\W*a/i.test(text) ? '//' : ''}‹${marked.push(field) - 1}›`;
    },
    dealt: () => marked.length * size,
    fieldOf: (mark) => marked[mark],
  };
}

/** What is left as it is: `little` besides ids what is no free text, such as dates and kinds; `ids` nothing but ids. */
export type Kept = 'little' | 'ids';

/** Where a text stands in the answers of the engine. */
interface Place {
  /** `incident`, `task/{}/comment`: without what is an id. */
  readonly path: string;
  readonly key: string;
  readonly kept: Kept;
}

/** By these the page asks for more, and by these it tells apart what it draws. */
const IDS =
  /^(_links|_embedded\.key|id|key|formKey|rel|method|href|resource|itemType|permissionName|.*(DefinitionId|DefinitionKey|InstanceId|ExecutionId|executionId|taskId|TaskId|activityId|ActivityId|deploymentId|DeploymentId|decisionId|variableInstanceId))$/;
const KINDS = /^(type|operator|.*(state|State))$/;
const PLAIN = /^(\d+|[A-Z][A-Z_]+|true|false|\d{4}-\d\d-\d\dT[\d:.+-]+|P\d?.*|default|demo)$/;
/** People choose these ids themselves. */
const CHOSEN = /^(user|group|tenant|user\/[^/]+\/profile|identity\/groups)$/;
const SAYS =
  /name|description|comment|message|label|title|tag|annotation|url|owner|businessKey|email|tenant/i;
/** Answers whose keys are names that people have chosen. */
const MAPS = /(^|\/)(variables|localVariables|form-variables)$/;

/**
 * @param url of a call
 * @example pathOf('http://localhost/api/engine/engine/default/task/4711/comment') // 'task/{}/comment'
 */
export function pathOf(url: string): string {
  const [, path = ''] = /\/engine\/engine\/[^/]+\/([^?]*)/.exec(url) ?? [];
  return path
    .split('/')
    .map((part, index) => (index % 2 === 0 || /^[a-z]+([A-Z-][a-z]+)*$/.test(part) ? part : '{}'))
    .join('/');
}

/** An answer of the engine in which each text is a payload. */
export function poisoned(body: unknown, dealer: Dealer, path = '', kept: Kept = 'little'): unknown {
  const whole = poisonedValue(body, dealer, { path, key: '', kept });
  if (!MAPS.test(path) || typeof whole !== 'object' || whole === null) return whole;
  return { ...whole, ...hostileVariables(dealer, path) };
}

function poisonedValue(value: unknown, dealer: Dealer, place: Place): unknown {
  const { path, key } = place;
  const field = `${path}#${key}`;
  if (typeof value === 'string') return isKept(value, place) ? value : poisonedText(value, dealer, place);
  // What is empty is shown as little as what is not there: the engine could have a text for it.
  if (value === null)
    return SAYS.test(key) && !/Id$/.test(key.replace('tenantId', '')) ? dealer.next(field) : null;
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

/** Models stay models, form schemas schemas, filters' and variables' JSON stays JSON. */
function poisonedText(text: string, dealer: Dealer, place: Place): string {
  const field = `${place.path}#${place.key}`;
  if (text.startsWith('<?xml')) return poisonedXml(text, () => dealer.next(field));
  const json = /^[[{]/.test(text) ? parsed(text) : undefined;
  return json === undefined ? dealer.next(field) : JSON.stringify(poisonedValue(json, dealer, place));
}

/** Variables of each type, whose names are payloads as well. */
function hostileVariables(dealer: Dealer, path: string): Readonly<Record<string, unknown>> {
  const said = (field: string) => dealer.next(`${path}#${field}`);
  const variables = [
    { type: 'String', value: said('value') },
    { type: 'Xml', value: said('value') },
    { type: 'Json', value: said('value') },
    {
      type: 'Object',
      value: said('value'),
      valueInfo: {
        objectTypeName: said('objectTypeName'),
        serializationDataFormat: said('serializationDataFormat'),
      },
    },
    {
      type: 'File',
      value: null,
      valueInfo: { filename: said('filename'), mimeType: said('mimeType'), encoding: said('encoding') },
    },
    { type: 'Date', value: said('value') },
    { type: 'Long', value: said('value') },
    { type: 'Bytes', value: said('value') },
    { type: said('type'), value: said('value') },
  ];
  return Object.fromEntries(variables.map((variable) => [said('name'), { valueInfo: {}, ...variable }]));
}

/** A model in which every name, label and description is a payload. */
export function poisonedXml(xml: string, next: () => string): string {
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
      // XML has no word for them.
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
