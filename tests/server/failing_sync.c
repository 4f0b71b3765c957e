/* Loaded into a server (LD_PRELOAD) to make its disk fail: while the file named by FAILING_SYNC
   exists, a sync reports an error although everything was written. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static int failing_sync(const char *name, int file)
{
    const char *sign = getenv("FAILING_SYNC");
    if (sign && access(sign, F_OK) == 0) {
        errno = EIO;
        return -1;
    }
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    return real(file);
}

int fsync(int file) { return failing_sync("fsync", file); }
int fdatasync(int file) { return failing_sync("fdatasync", file); }
