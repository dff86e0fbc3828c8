import type { Attachment } from '@taskweave/engine-client/resources/task/attachment';

/** What people call an attachment: its name, else its address. */
export function attachmentName({ id, name, url }: Attachment): string {
  return name || url || id;
}
