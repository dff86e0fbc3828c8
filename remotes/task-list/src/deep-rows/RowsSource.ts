import type { QueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';

/** From this row on, offset paging costs the engine more than a first screen does. */
export const DEEP_ROW = 1000;

export interface RowsSource {
  readonly client: EngineClient;
  readonly queryClient: QueryClient;
  readonly stored: Readonly<Record<string, unknown>> | undefined;
}
