-- Without a password the superuser cannot sign in over the network, only by the socket inside the container.
alter role current_user password null;
