import { useOpensFirst } from '../start/useOpensFirst';
import { Greeting } from './Greeting';

export default function MyWork() {
  return useOpensFirst() ? null : <Greeting />;
}
