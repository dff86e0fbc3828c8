import { PAYLOADS } from './payloads';

/** `alone`: one payload for each text; `blocks`: twenty for each. */
export type Dose = 'alone' | 'blocks';

/** Deals out payloads, so that over some rounds each text meets each of them. */
export interface Dealer {
  next: () => string;
  readonly dealt: () => number;
}

const BLOCK = 20;

/** @param round where it begins; each has its own beginnings of blocks as well */
export function createDealer(round: number, dose: Dose): Dealer {
  const size = dose === 'alone' ? 1 : BLOCK;
  let at = round * 29;
  let dealt = 0;
  return {
    next() {
      const texts = Array.from(
        { length: size },
        (_, index) => PAYLOADS[(at + index) % PAYLOADS.length]?.text ?? '',
      );
      at += size;
      dealt += size;
      return texts.join(' ');
    },
    dealt: () => dealt,
  };
}

/** What the page would have to find again: ids, kinds, and what stands for something that is not shown. */
const KEPT =
  /^(_links|_embedded\.key|id|key|type|formKey|rel|method|href|resource|itemType|operator|permissionName|.*(DefinitionId|DefinitionKey|InstanceId|ExecutionId|executionId|taskId|TaskId|activityId|ActivityId|deploymentId|DeploymentId|decisionId|variableInstanceId|state|State))$/;
const PLAIN = /^(\d+|[A-Z][A-Z_]+|true|false|\d{4}-\d\d-\d\dT[\d:.+-]+|P\d?.*|default|demo)$/;

/** An answer of the engine in which each text is a payload. */
export function poisoned(value: unknown, dealer: Dealer, key = ''): unknown {
  if (typeof value === 'string')
    return KEPT.test(key) || PLAIN.test(value) ? value : poisonedText(value, dealer);
  // What is empty is shown as little as what is not there: the engine could have a text for it.
  if (value === null) {
    return /name|description|comment|message|label|title|tag|annotation|url|owner|businessKey/i.test(key)
      ? dealer.next()
      : null;
  }
  if (Array.isArray(value)) return value.map((one) => poisoned(one, dealer, key));
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        name === '_links' ? one : poisoned(one, dealer, name),
      ]),
    );
  }
  return value;
}

/** Models stay models, form schemas schemas, filters' and variables' JSON stays JSON. */
function poisonedText(text: string, dealer: Dealer): string {
  if (text.startsWith('<?xml')) return poisonedXml(text, dealer);
  const json = /^[[{]/.test(text) ? parsed(text) : undefined;
  return json === undefined ? dealer.next() : JSON.stringify(poisoned(json, dealer));
}

function poisonedXml(xml: string, dealer: Dealer): string {
  return xml
    .replace(
      /(\s(?:name|label|camunda:versionTag|defaultValue)=)"[^"]*"/g,
      (_, start: string) => `${start}"${escaped(dealer.next())}"`,
    )
    .replace(
      /(<(?:\w+:)?(?:documentation|text|description)(?: [^>]*)?>)[^<]*(<\/)/g,
      (_, start: string, end: string) => `${start}${escaped(dealer.next())}${end}`,
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
