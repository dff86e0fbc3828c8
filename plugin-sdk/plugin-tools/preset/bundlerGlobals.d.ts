/** What the bundler's run time offers to code inside of a bundle. */
declare const __webpack_require__: {
  /** Address of the folder with the chunks. */
  p: string;
  /** File name of a chunk's script. */
  u?: (chunkId: string) => string;
  /** File name of a chunk's style sheet. */
  k?: (chunkId: string) => string;
};
