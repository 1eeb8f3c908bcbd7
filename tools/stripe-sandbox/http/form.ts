/** A decoded form: text at the leaves, `a[b]` as objects, `a[]` and `a[0]` as lists. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

const maxDepth = 10;

/** Decodes `a[b][c]=1&d[]=2`, the only encoding Stripe's v1 API reads. */
export function decodeForm(text: string): Form {
  const root: Form = bare();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [name.split('[', 1)[0] ?? '', ...[...name.matchAll(/\[([^\]]*)\]/g)].map((m) => m[1] ?? '')];
    if (path.length <= maxDepth) place(root, path, value);
  }
  return listsOf(root) as Form;
}

function place(root: Form, path: string[], value: string): void {
  let node = root;
  path.forEach((part, i) => {
    const key = part === '' ? String(Object.keys(node).length) : part;
    if (i === path.length - 1) {
      node[key] = value;
      return;
    }
    const next = node[key];
    node = typeof next === 'object' ? (next as Form) : ((node[key] = bare()) as Form);
  });
}

/** Objects whose keys are 0..n-1 are lists. Metadata stays an object: its keys are the caller's. */
function listsOf(value: FormValue, key = ''): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  for (const k of keys) value[k] = listsOf(value[k] ?? '', k);
  const isList = key !== 'metadata' && keys.length > 0 && keys.every((k, i) => k === String(i));
  return isList ? keys.map((k) => value[k] ?? '') : value;
}

/** Without a prototype, so that a field named `__proto__` is only a field. */
function bare(): Form {
  return Object.create(null) as Form;
}
