import '@taskweave/ui/tokens.css';
import '@taskweave/ui/base.css';
import { loadProblemWords } from '@taskweave/ui/host/problem-words';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery';
import { BROKEN } from './samples/sampleErrors';

const root = document.getElementById('root');
// As in the shell: what there is to say on an error is there before the error is told.
if (root !== null) void loadProblemWords(BROKEN.problem).then(() => createRoot(root).render(<Gallery />));
