export default function Part() {
  return null;
}

throw new Error('hostile: at import');
