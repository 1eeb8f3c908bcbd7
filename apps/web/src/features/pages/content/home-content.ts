/** A heading and a paragraph of plain text. */
export interface HomeText {
  readonly title: string;
  readonly text: string;
}

/** A promise or an example; `key` picks its picture. */
export interface HomeItem extends HomeText {
  readonly key: string;
}

/** The sections of /home below the first step of the wizard. */
export interface HomeContent {
  readonly promises: { readonly title: string; readonly items: readonly HomeItem[] };
  readonly steps: { readonly title: string; readonly items: readonly HomeText[] };
  /** Stand where testimonials would: made up, and labelled so by `label` and `note`. */
  readonly stories: {
    readonly title: string;
    readonly label: string;
    readonly note: string;
    readonly items: readonly HomeItem[];
  };
  /** `link` leads to /blog; the entries come from the blog index. */
  readonly news: HomeText & { readonly link: string };
  /** No call is made (specification §1), and the text says so. */
  readonly newsletter: HomeText & {
    readonly field: string;
    readonly button: string;
    readonly pressed: string;
  };
  readonly app: HomeText & { readonly button: string; readonly hint: string };
}
