import { Fragment } from 'react';

export function Prose({ text }: { readonly text: string }) {
  return text
    .split(/\n\n+/)
    .filter((part) => part.trim() !== '')
    .map((part) => <p key={part}>{withCode(part)}</p>);
}

export function InlineProse({ text }: { readonly text: string }) {
  return withCode(text);
}

function withCode(text: string) {
  return text.split(/(`[^`]+`)/).map((part, index) => {
    if (!part.startsWith('`')) return <Fragment key={index}>{part}</Fragment>;
    return <code key={index}>{part.slice(1, -1)}</code>;
  });
}
