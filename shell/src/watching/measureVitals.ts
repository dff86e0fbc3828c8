import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';

export type VitalName = 'LCP' | 'INP' | 'CLS' | 'FIRST_LIST' | 'FIRST_FORM';

export interface Vital {
  readonly name: VitalName;
  readonly value: number;
}

export interface VitalsEdges {
  readonly page: Document;
  readonly hasTask: boolean;
}

const ROW = '[data-row]';
const FIELD = '[data-plugin="taskweave-forms"] :is(input, select, textarea)';

export function measureVitals({ page, hasTask }: VitalsEdges): () => Vital[] {
  const found = new Map<VitalName, number>();
  const note = ({ name, value }: LCPMetric | INPMetric | CLSMetric) => found.set(name, value);
  for (const onVital of [onLCP, onINP, onCLS]) onVital(note, { reportAllChanges: true });

  const firsts = new Map<VitalName, string>([
    ['FIRST_LIST', ROW],
    ...(hasTask ? ([['FIRST_FORM', FIELD]] as const) : []),
  ]);
  const observer = new MutationObserver(lookForFirsts);
  observer.observe(page, { childList: true, subtree: true });
  lookForFirsts();

  function lookForFirsts(): void {
    for (const [name, selector] of firsts) {
      if (page.querySelector(selector) === null) continue;
      found.set(name, performance.now());
      firsts.delete(name);
    }
    if (firsts.size === 0) observer.disconnect();
  }

  return () => {
    observer.disconnect();
    return [...found].map(([name, value]) => ({
      name,
      value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
    }));
  };
}
