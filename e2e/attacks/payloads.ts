import { DORMANT, PARSED, TOUCHED } from './htmlPayloads';
import { ADDRESSES, CHARACTERS, DEAD_ADDRESSES, READINGS, STYLES, TEMPLATES } from './textPayloads';

export type Sink = 'parsed' | 'touched' | 'address' | 'deadAddress' | 'none';

export interface Payload {
  readonly name: string;
  readonly text: string;
  readonly sink: Sink;
}

const GROUPS: Readonly<Record<Sink, Readonly<Record<string, string>>>> = {
  parsed: PARSED,
  touched: TOUCHED,
  address: ADDRESSES,
  deadAddress: DEAD_ADDRESSES,
  none: { ...DORMANT, ...STYLES, ...TEMPLATES, ...CHARACTERS, ...READINGS },
};

export const PAYLOADS: readonly Payload[] = Object.entries(GROUPS)
  .flatMap(([sink, group]) =>
    Object.entries(group).map(([name, text]) => ({ name, text, sink: sink as Sink })),
  )
  .map((payload, number) => ({ ...payload, text: withCanary(payload.text, number) }));

function withCanary(text: string, number: number): string {
  // The canary has no quotes, spaces or angle brackets, so that it fits into all payloads.
  const canary = `(top.__hits=(top.__hits||[]).concat(${number}))`;
  return text
    .replaceAll('§', () => canary)
    .replaceAll('¤', () => btoa(text.startsWith('data:') ? `<script>${canary}</script>` : canary))
    .replaceAll('¶', String(number));
}
