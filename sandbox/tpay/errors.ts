import { newUlid } from "../identifiers.ts";

export interface FieldError {
  errorCode: string;
  errorMessage: string;
  fieldName?: string;
}

const codes: Record<number, [code: string, message: string]> = {
  401: ["access_denied", "The resource owner or authorization server denied the request."],
  404: ["not_found", "Nie znaleziono zasobu."],
  409: ["invalid_status", "Transakcja nie jest w odpowiednim stanie."],
  429: ["too_many_requests", "Zbyt wiele żądań."],
  500: ["internal_error", "Wystąpił błąd wewnętrzny."],
};

/** The body of every refusal of the payment API. */
export function failure(errors: FieldError[]) {
  return { result: "failed", requestId: newUlid(), errors };
}

/** The body of a refusal that concerns no single field. */
export function failureOf(status: number, message?: string) {
  const [errorCode, errorMessage] = codes[status] ?? ["bad_request", "Nieprawidłowe żądanie."];
  return failure([{ errorCode, errorMessage: message ?? errorMessage }]);
}
