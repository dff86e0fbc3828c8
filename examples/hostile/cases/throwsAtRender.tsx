export default function Part(): never {
  throw new Error('hostile: at render');
}
