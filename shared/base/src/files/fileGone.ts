export const FILE_GONE = 'taskweave-file-gone';
