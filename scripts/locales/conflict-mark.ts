/** A git conflict marker: its character, and the name of the side that it starts or ends. */
export const conflictMark = /^([<|=>])\1{6}(?: (.*))?$/;
