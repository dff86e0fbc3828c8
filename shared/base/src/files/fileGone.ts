/** Name of the event at a link to a file that the engine does not have any more. It bubbles. */
export const FILE_GONE = 'taskweave-file-gone';
