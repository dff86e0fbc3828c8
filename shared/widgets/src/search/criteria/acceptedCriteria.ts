import type { Interpretation } from '../Interpretation';
import type { SearchCriterion } from './Search';

export function acceptedCriteria(readings: readonly Interpretation[]): readonly SearchCriterion[] {
  return readings.flatMap((reading) => {
    const { kind, criterion, text } = reading;
    if (kind === 'filler') return [];
    return criterion === null
      ? text.split(/\s+/).map((value) => ({ type: 'anything', name: '', operator: 'Like', value }))
      : [{ ...criterion, ...wordIn(reading) }];
  });
}

const MEANINGS: ReadonlySet<Interpretation['kind']> = new Set(['state', 'priority', 'date', 'person']);

/** "Overdue" is a state, and the first word of "Overdue invoices". */
export function wordIn({
  kind,
  text,
  criterion,
  isUnknownName,
  isLabelled = false,
  isWhole = false,
}: Interpretation): Pick<SearchCriterion, 'words'> {
  const words = text.replace(/[:,;!?.–-]{1,9}$/, '');
  // Whom "@jona" stands for is known.
  const isSomeone = words.startsWith('@') && criterion?.operator === 'eq';
  const isWord = MEANINGS.has(kind) && !isSomeone && /^@?\p{L}[\p{L}'’]{2,}$/u.test(words);
  const isNamed = criterion?.operator !== 'neq' && isNamedByField(kind, words);
  // "Not urgent" and "No due date" may be names, as "5€ coupon" is; "my tasks" are hardly.
  const isPhrase =
    (kind === 'priority' || (kind === 'state' && !isOfMe(criterion))) &&
    /^[\p{L}'’-]+(?: [\p{L}'’-]+){1,2}$/u.test(words);
  // "About 500" has two ends.
  const isAmount =
    criterion?.type === 'amounts' && ((isWhole && criterion.operator === 'eq') || !/\s/.test(words));
  // "In 2 weeks" and "John or Mary"
  const isTitle = isWhole && (kind === 'date' || (kind === 'person' && isNamedSomeone(criterion, words)));
  // "Without contract"
  const isWithout = criterion?.type === 'name' && criterion.operator === 'NotLike' && kind === 'state';
  return isWord ||
    isPhrase ||
    isAmount ||
    isNamed ||
    isLabelled ||
    isTitle ||
    isWithout ||
    (isUnknownName && !/\s/.test(words))
    ? { words }
    : {};
}

function isNamedSomeone(criterion: Interpretation['criterion'], words: string): boolean {
  return criterion?.operator !== 'neq' && !words.includes('@');
}

function isOfMe(criterion: Interpretation['criterion']): boolean {
  const { type = '', value = '' } = criterion ?? {};
  // "Highest amount first" leaves out tasks without one.
  return ['mine', 'notMine', 'claimable', 'order', 'either'].includes(type) && !value.startsWith('amount');
}

/** "Group sales", and "Process contract", which may be a task. */
function isNamedByField(kind: Interpretation['kind'], words: string): boolean {
  return NAMED.has(kind) && /^\p{L}{3,} [\p{L}\p{N}]+$/u.test(words);
}

const NAMED: ReadonlySet<Interpretation['kind']> = new Set(['group', 'process', 'person']);
