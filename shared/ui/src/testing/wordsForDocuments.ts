import { withProblemWords } from './withProblemWords';

// As on a page, where the words are loaded before an error is shown.
if (typeof document !== 'undefined') withProblemWords();
