import type { CountView } from '../counting/CountView';

export interface OpenTaskCardProps {
  readonly view: CountView;
}
