import type { QueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';

/** From this row on a plain question costs the engine more than a first screen does. */
export const DEEP_ROW = 1000;

export interface RowsSource {
  readonly client: EngineClient;
  readonly queryClient: QueryClient;
  /** What the filter asks for by itself; absent while it is not known. */
  readonly stored: Readonly<Record<string, unknown>> | undefined;
}
