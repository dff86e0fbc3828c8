import type { CSSProperties } from 'react';

export interface GridLayout {
  readonly height: number;
  readonly headHeight: number;
  readonly headRows: number;
  readonly style?: CSSProperties;
}
