import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';

/** A draft of the administrator's file that holds in this tab, and nowhere else. */
export interface Preview {
  /** The draft as it was typed. */
  readonly text: string;
  /** What holds in place of what the server says. */
  over(served: AdminFile): AdminFile;
  /** Stops looking whether the person may still have it. */
  stop(): void;
}

/** Under this the draft outlives a reload, in this tab only. */
export const PREVIEW_KEY = 'taskweave.preview';
