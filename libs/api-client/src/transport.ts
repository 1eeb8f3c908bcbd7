export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface TransportResponse {
  readonly status: number;
  /** Parsed JSON, or the text when it is not JSON. */
  readonly body: unknown;
}

/** How a call travels; rejects only when there is no answer. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

type Fetch = typeof globalThis.fetch;

/** Sends cookies of the same site along, as browsers keep the session in one. */
export function fetchTransport(fetch: Fetch = globalThis.fetch): Transport {
  return async ({ url, method, headers, body, signal }) => {
    const response = await fetch(url, {
      method,
      headers: { ...headers },
      credentials: 'include',
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    return { status: response.status, body: parseJson(await response.text()) };
  };
}

/** The part of axios that is used; an axios instance fits. */
export interface AxiosLike {
  request(config: {
    method: string;
    url: string;
    headers: Record<string, string>;
    data: string | undefined;
    withCredentials: boolean;
    responseType: 'text';
    transformResponse: ((data: unknown) => unknown)[];
    validateStatus: () => boolean;
    signal?: AbortSignal;
  }): Promise<{ status: number; data: unknown }>;
}

export function axiosTransport(axios: AxiosLike): Transport {
  return async ({ url, method, headers, body, signal }) => {
    const response = await axios.request({
      method,
      url,
      headers: { ...headers },
      data: body,
      withCredentials: true,
      responseType: 'text',
      transformResponse: [(data) => data],
      validateStatus: () => true,
      ...(signal ? { signal } : {}),
    });
    return { status: response.status, body: parseJson(response.data) };
  };
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
