import { useOpensFirst } from '../start/useOpensFirst';
import { Greeting } from './Greeting';

/** While no task is open: what there is to do, or nothing where the person wants the first task opened. */
export default function MyWork() {
  return useOpensFirst() ? null : <Greeting />;
}
