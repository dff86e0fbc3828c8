import type { Attachment } from '@taskweave/engine-client/resources/task/attachment';
import type { Comment } from '@taskweave/engine-client/resources/task/comment';

/** What a person deletes from a task. */
export type Doomed =
  | { readonly kind: 'comment'; readonly comment: Comment }
  | { readonly kind: 'file'; readonly attachment: Attachment };
