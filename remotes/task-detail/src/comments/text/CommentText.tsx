import { useMemo } from 'react';
import { linkedText, withFiles } from './linkedText';

export interface CommentTextProps {
  readonly className: string | undefined;
  readonly message: string;
  readonly files?: ReadonlyMap<string, string>;
}

const NO_FILES: ReadonlyMap<string, string> = new Map();

export function CommentText({ className, message, files = NO_FILES }: CommentTextProps) {
  const parts = useMemo(() => withFiles(linkedText(message), files), [message, files]);
  return (
    <p className={className} dir="auto">
      {parts.map(({ text, href, isFile }, index) => {
        if (href === null) return text;
        return isFile ? (
          <a key={index} href={href} download={text}>
            {text}
          </a>
        ) : (
          <a key={index} href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        );
      })}
    </p>
  );
}
