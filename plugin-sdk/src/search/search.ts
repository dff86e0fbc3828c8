export type { Completion } from './completeSearch';
export { completeSearch } from './completeSearch';
export type { Interpretation, ReadCriterion, SearchKnowledge } from './Interpretation';
export type { Period, Stretch } from './periods';
export { isPeriod, PERIODS, stretchOf } from './periods';
export { readSearch } from './readSearch';
export { writeSearch } from './writeSearch';
