import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

const NONCE_LENGTH = 24;
export const KEY_LENGTH = 32;

export function encrypt(key: Uint8Array, plain: Uint8Array): Uint8Array<ArrayBuffer> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_LENGTH));
  const hidden = xchacha20poly1305(key, nonce).encrypt(plain);
  const sealed = new Uint8Array(NONCE_LENGTH + hidden.length);
  sealed.set(nonce);
  sealed.set(hidden, NONCE_LENGTH);
  return sealed;
}

export function decrypt(key: Uint8Array, sealed: Uint8Array): Uint8Array<ArrayBuffer> | null {
  try {
    const nonce = sealed.subarray(0, NONCE_LENGTH);
    return new Uint8Array(xchacha20poly1305(key, nonce).decrypt(sealed.subarray(NONCE_LENGTH)));
  } catch {
    return null;
  }
}

export function encryptText(key: Uint8Array, text: string): string {
  return toBase64(encrypt(key, new TextEncoder().encode(text)));
}

export function decryptText(key: Uint8Array, sealed: string): string | null {
  const bytes = fromBase64(sealed);
  const plain = bytes === null ? null : decrypt(key, bytes);
  return plain === null ? null : new TextDecoder().decode(plain);
}

/** A call takes a limited number of arguments. */
const PIECE = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += PIECE) {
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  }
  return btoa(text);
}

function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
