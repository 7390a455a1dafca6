/** `maria@example.org` → `m••••@example.org`: enough to notice a mistake, too little for someone who looks over the shoulder. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1••••')
