import { withProblemWords } from './withProblemWords';

if (typeof document !== 'undefined') withProblemWords();
