/** The entry that `seal` writes, by the hash of its code. */
export const SEALED = /^sealed\.\w+\.js$/;
