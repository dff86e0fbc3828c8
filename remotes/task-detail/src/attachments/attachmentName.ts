import { shownName } from '@taskweave/base/files/shownName';
import type { Attachment } from '@taskweave/engine-client/resources/task/attachment';

export function attachmentName({ id, name, url }: Attachment): string {
  return shownName(name || url || id);
}
