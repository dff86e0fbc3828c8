import '@taskweave/ui/tokens.css';
import '@taskweave/ui/base.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Gallery />);
