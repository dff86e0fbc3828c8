export type { Completion } from './completeSearch';
export { completeSearch } from './completeSearch';
export type { Interpretation, ReadCriterion, SearchKnowledge } from './Interpretation';
export type { Month, Period, Stretch } from './periods';
export { isMonth, isPeriod, PERIODS, stretchOf } from './periods';
export { readSearch, withoutReading } from './readSearch';
export { writeSearch } from './writeSearch';
