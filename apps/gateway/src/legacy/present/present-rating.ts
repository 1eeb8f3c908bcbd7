interface Rating {
  readonly service: number;
  readonly time: number;
  readonly behaviour: number;
  readonly comment: string;
}

export function presentRating({ service, time, behaviour, comment }: Rating) {
  return { service: String(service), time: String(time), behaviour: String(behaviour), comment };
}
